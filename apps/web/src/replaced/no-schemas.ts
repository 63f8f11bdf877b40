/**
 * Replaces the schema library in the contract's modules: pages build no schema, since the server validates what it
 * receives and what it sends. Every function and every field of it is itself.
 */
export const z: unknown = new Proxy(() => undefined, { get: () => z, apply: () => z });
