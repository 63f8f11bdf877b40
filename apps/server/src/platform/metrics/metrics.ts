/** A request that was answered. */
export interface AnsweredRequest {
	method: string;
	/** The pattern of the route, never the address; "page" for documents and for unknown paths. */
	route: string;
	status: number;
	/** Who the route is for. */
	who: string;
	seconds: number;
}

/** One try of a job. */
export interface TriedJob {
	queue: string;
	outcome: "done" | "failed" | "failed_for_good";
	seconds: number;
}

/** One request to a model. */
export interface CalledModel {
	model: string;
	purpose: string;
	outcome: string;
	seconds: number;
	cost_micros: number | null;
}

/** One value with its labels. */
export interface Reading {
	value: number;
	labels?: Record<string, string>;
}

/**
 * Metrics of this node, for operators. Labels are only our own names (routes, queues, configured models,
 * states), of which there are few: nothing about a person, nothing that a client can choose.
 */
export interface Metrics {
	answered(request: AnsweredRequest): void;
	jobTried(job: TriedJob): void;
	mailSent(mail: { outcome: "sent" | "failed"; seconds: number }): void;
	modelCalled(call: CalledModel): void;
	/** Gauges that are read on each scrape: by name, with a description. */
	watch<Name extends string>(
		described: Record<Name, string>,
		read: () => Record<Name, Reading[]> | Promise<Record<Name, Reading[]>>,
	): void;
	close(): Promise<void>;
}
