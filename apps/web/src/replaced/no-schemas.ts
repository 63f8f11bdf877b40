/**
 * Replaces the schema library in the contract's modules: pages build no schemas, because the server validates requests
 * and responses. Any property and any call returns the same object.
 */
export const z: unknown = new Proxy(() => undefined, { get: () => z, apply: () => z });
