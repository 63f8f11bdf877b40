import { onlineManager, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

/** A refusal stays one however often it is asked; only lost lines and servers in trouble are tried again. */
function isWorthRetrying(failureCount: number, error: Error): boolean {
	return failureCount < 2 && error instanceof ApiError && !error.isRefusal && error.code !== "unexpected";
}

// It only hears of changes: a page that is opened without a line would never learn that there is one again.
onlineManager.setOnline(navigator.onLine);

export const queryClient = new QueryClient({
	defaultOptions: {
		// What could not be loaded without a line is asked for as soon as there is one again.
		queries: {
			staleTime: 15_000,
			retry: isWorthRetrying,
			networkMode: "always",
			refetchOnReconnect: true,
		},
	},
});
