import { QueryClientProvider } from "@tanstack/react-query";
import { useIsLoaderOn } from "../platform/look/global-loader.ts";
import { queryClient } from "../platform/api/query-client.ts";
import { ErrorBoundary } from "../ui/messages/error-boundary.tsx";
import { FlashToast } from "../ui/messages/flash-toast.tsx";
import { Toasts } from "../ui/messages/toast.tsx";
import { AppRouter } from "./router.tsx";

export function App() {
	return (
		<QueryClientProvider client={queryClient}>
			<ErrorBoundary>
				<AppRouter />
			</ErrorBoundary>
			<GlobalLoader />
			<Toasts />
			<FlashToast />
		</QueryClientProvider>
	);
}

function GlobalLoader() {
	const isOn = useIsLoaderOn();
	return isOn ? <div className="loader-line" aria-hidden="true" /> : null;
}
