import type { ReactNode } from "react";
import { Component } from "react";
import { reportError } from "../../platform/api/error-report.ts";
import { Apology } from "./apology.tsx";
import { Button } from "../buttons/button.tsx";

/** What failed: the device is offline, a file of the page did not arrive, or the page has a bug. */
type Failure = "offline" | "not-loaded" | "bug";

const words: Record<Failure, { title: string; hint: string }> = {
	offline: { title: "You’re offline", hint: "This page will load when you’re back online." },
	"not-loaded": { title: "This page didn’t load", hint: "Check your internet connection." },
	bug: {
		title: "We are fixing the issue",
		hint: "Something on this page didn’t work. Your earlier work is safe.",
	},
};

interface ErrorBoundaryProps {
	children: ReactNode;
	isPart?: boolean;
	/** The address of the page inside: another one is tried again. */
	at?: string;
}

interface State {
	failure: Failure | null;
	at: string | undefined;
}

/** A rendering error in a part of the page must not leave a blank screen. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
	override state: State = { failure: null, at: this.props.at };

	static getDerivedStateFromError(error: unknown) {
		return { failure: failureOf(error) };
	}

	static getDerivedStateFromProps({ at }: ErrorBoundaryProps, before: State) {
		return at === before.at ? null : { failure: null, at };
	}

	override componentDidCatch(error: unknown) {
		// The page is not cached on the device: it is loaded once the device is online again.
		if (this.state.failure === "offline")
			return addEventListener("online", () => location.reload(), { once: true });
		reportError("render", String(error));
	}

	override render() {
		const { failure } = this.state;
		if (failure === null) return this.props.children;
		return (
			<Apology
				isPart={this.props.isPart ?? false}
				{...words[failure]}
				action={
					<Button variant="primary" onClick={() => location.reload()}>
						Load the page again
					</Button>
				}
			/>
		);
	}
}

/** A phone on a bad network is online and still gets no file; each browser and the build name that differently. */
function failureOf(error: unknown): Failure {
	if (!navigator.onLine) return "offline";
	return /dynamically imported|module script|preload CSS/.test(String(error)) ? "not-loaded" : "bug";
}
