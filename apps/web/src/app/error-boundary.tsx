import type { ReactNode } from "react";
import { Component } from "react";
import { reportError } from "../platform/error-report.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/** A part of the page that failed to draw must not leave a blank screen. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
	override state = { hasFailed: false };

	static getDerivedStateFromError() {
		return { hasFailed: true };
	}

	override componentDidCatch(error: unknown) {
		reportError("render", error instanceof Error ? `${error.name}: ${error.message}` : String(error));
	}

	override render() {
		if (!this.state.hasFailed) return this.props.children;
		return (
			<main className="grid min-h-dvh place-items-center">
				<EmptyState
					heading="h1"
					title="We are fixing the issue"
					hint="Something on this page did not work. What you did before is safe."
					tile={{ kind: "steps", color: "coral", soft: true }}
					action={
						<Button variant="primary" onClick={() => location.reload()}>
							Load the page again
						</Button>
					}
				/>
			</main>
		);
	}
}
