import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Loads again what a page shows. What has not loaded yet is left to its own retries and its button: another try every
 * second would hide the message that it failed.
 */
export function readAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
	return client.invalidateQueries({ queryKey, predicate: ({ state }) => state.data !== undefined });
}
