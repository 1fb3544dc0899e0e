/**
 * Returns a port of 127.0.0.1 that is free and stays free until the caller uses it. A port that the system assigns may be
 * assigned again to any other process before that; the system never assigns one of these.
 */
export declare function getFreePort(): Promise<number>;
