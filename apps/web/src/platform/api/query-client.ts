import { onlineManager, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

/**
 * A refusal does not change by retrying; only lost connections and server errors are retried. A device that knows that
 * it is offline says so at once, and retries when it is online again.
 */
function isWorthRetrying(failureCount: number, error: Error): boolean {
	if (!(error instanceof ApiError) || error.isRefusal || error.code === "unexpected") return false;
	if (error.code === "network" && !onlineManager.isOnline()) return false;
	return failureCount < 2;
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
