import type { ReactNode } from "react";
import { Component } from "react";
import { reportError } from "../platform/error-report.ts";
import { Apology } from "../ui/apology.tsx";
import { Button } from "../ui/button.tsx";

/** A part of the page that failed to draw must not leave a blank screen. */
export class ErrorBoundary extends Component<
	{ children: ReactNode; isPart?: boolean },
	{ hasFailed: boolean }
> {
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
			<Apology
				isPart={this.props.isPart ?? false}
				title="We are fixing the issue"
				hint="Something on this page did not work. What you did before is safe."
				action={
					<Button variant="primary" onClick={() => location.reload()}>
						Load the page again
					</Button>
				}
			/>
		);
	}
}
