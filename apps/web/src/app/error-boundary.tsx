import type { ReactNode } from "react";
import { Component } from "react";
import { reportError } from "../platform/api/error-report.ts";
import { Apology } from "../ui/messages/apology.tsx";
import { Button } from "../ui/buttons/button.tsx";

/** A rendering error in a part of the page must not leave a blank screen. */
export class ErrorBoundary extends Component<
	{ children: ReactNode; isPart?: boolean },
	{ hasFailed: boolean; isOffline: boolean }
> {
	override state = { hasFailed: false, isOffline: false };

	static getDerivedStateFromError() {
		return { hasFailed: true, isOffline: !navigator.onLine };
	}

	override componentDidCatch(error: unknown) {
		// The page is not cached on the device: it is loaded once the device is online again.
		if (this.state.isOffline) return addEventListener("online", () => location.reload(), { once: true });
		reportError("render", error instanceof Error ? `${error.name}: ${error.message}` : String(error));
	}

	override render() {
		if (!this.state.hasFailed) return this.props.children;
		return (
			<Apology
				isPart={this.props.isPart ?? false}
				title={this.state.isOffline ? "You are offline" : "We are fixing the issue"}
				hint={
					this.state.isOffline
						? "This page will load when you are back online."
						: "Something on this page didn’t work. Your earlier work is safe."
				}
				action={
					<Button variant="primary" onClick={() => location.reload()}>
						Load the page again
					</Button>
				}
			/>
		);
	}
}
