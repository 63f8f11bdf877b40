import type pg from "pg";

/** What a span is about: a name of ours, and nothing that came from outside. */
export interface Named {
	/** Of few: a pattern of a route, a statement without its values, a queue, the host of a provider. */
	name: string;
	kind: "server" | "client" | "job";
	facts: Record<string, string>;
}

/** Something that was begun and ends once. */
export interface OpenSpan {
	/** `failed` says why in a word of ours, such as a status or the code of a database's error. */
	end(facts?: Record<string, string>, failed?: string): void;
}

/**
 * Spans of what this node does, for anyone who asks where the time went. As with metrics, attributes are names of ours
 * alone: no text of a request or of a statement, no id, no token.
 */
export interface Traces {
	/** Below the span that is running; without one, nothing is recorded. */
	begin(named: Named): OpenSpan;
	/** Begins a span, and runs the work with it as the one that is running. */
	within<T>(named: Named, work: (span: OpenSpan) => T): T;
	/** Connections whose statements are spans; as they are given where nothing is traced. */
	traced(Client: typeof pg.Client): typeof pg.Client;
	close(): Promise<void>;
}

/** No one looks: nothing is loaded, kept or sent. */
export const untraced: OpenSpan = { end() {} };
export const noTraces: Traces = {
	begin: () => untraced,
	within: (_, work) => work(untraced),
	traced: (Client) => Client,
	close: async () => {},
};
