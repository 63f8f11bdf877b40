import { onlineManager, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

/** A refusal does not change by retrying; only lost connections and server errors are retried. */
function isWorthRetrying(failureCount: number, error: Error): boolean {
	return failureCount < 2 && error instanceof ApiError && !error.isRefusal && error.code !== "unexpected";
}

// It only reports changes: a page opened offline would never learn that it is online again.
onlineManager.setOnline(navigator.onLine);

export const queryClient = new QueryClient({
	defaultOptions: {
		// Queries that failed offline are retried once online again.
		queries: {
			staleTime: 15_000,
			retry: isWorthRetrying,
			networkMode: "always",
			refetchOnReconnect: true,
		},
	},
});
