/** A request that was answered. */
export interface AnsweredRequest {
	method: string;
	/** The pattern of the route, never the address; "page" for documents and for what is nowhere. */
	route: string;
	status: number;
	/** Whom the route is for. */
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

/** One value, with what tells it from others of its name. */
export interface Reading {
	value: number;
	labels?: Record<string, string>;
}

/**
 * What is counted and measured of this node, for whoever operates it. Labels are names of ours alone (routes, queues,
 * models of the settings, states), of which there are few: nothing of a person, nothing that a client can choose.
 */
export interface Metrics {
	answered(request: AnsweredRequest): void;
	jobTried(job: TriedJob): void;
	mailSent(mail: { outcome: "sent" | "failed"; seconds: number }): void;
	modelCalled(call: CalledModel): void;
	/** Figures that are read whenever somebody asks for all of them: by name, with what each one says. */
	watch<Name extends string>(
		described: Record<Name, string>,
		read: () => Record<Name, Reading[]> | Promise<Record<Name, Reading[]>>,
	): void;
	close(): Promise<void>;
}
