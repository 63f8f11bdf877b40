import type { Route, RouteInput, RouteResponse } from "@learnin/contract/define-route";
import { openStream } from "./api/api-client.ts";
import { ApiError } from "./api/api-error.ts";
import { checkResponse } from "./api/check-response.ts";

export interface LiveOptions<R extends Route> {
	/** One line of the stream. */
	onLine: (line: RouteResponse<R>) => void;
	/** Called every second if streams do not work; the page then reads again. */
	onPoll: () => void;
}

const pollEvery = 1000;
const longestWait = 30_000;
/** Some proxies buffer streams and pass no line; the server sends one at least this often. */
const longestSilence = 45_000;

/** Follows a streamed route until the returned function is called. Reconnects by itself. */
export function followStream<R extends Route>(
	route: R,
	input: RouteInput<R>,
	options: LiveOptions<R>,
): () => void {
	const stop = new AbortController();
	void follow(route, input, options, stop.signal);
	return () => stop.abort();
}

async function follow<R extends Route>(
	route: R,
	input: RouteInput<R>,
	options: LiveOptions<R>,
	signal: AbortSignal,
) {
	let failures = 0;
	while (!signal.aborted) {
		const outcome = await readOnce(route, input, options, signal);
		if (signal.aborted || outcome === "refused") return;
		failures = outcome === "heard" ? 0 : failures + 1;
		await pause(waitAfter(failures), failures >= 2 ? options.onPoll : null, signal);
	}
}

/** One second at first, doubled per failure, with jitter so that pages do not reconnect at the same time. */
function waitAfter(failures: number): number {
	return Math.min(longestWait, 1000 * 2 ** failures) * (0.5 + Math.random() / 2);
}

async function pause(ms: number, onPoll: (() => void) | null, signal: AbortSignal): Promise<void> {
	const poll = onPoll && setInterval(() => document.visibilityState === "visible" && onPoll(), pollEvery);
	await new Promise<void>((resolve) => {
		const timer = setTimeout(resolve, ms);
		signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
	});
	if (poll) clearInterval(poll);
}

type Outcome = "heard" | "silent" | "refused";

async function readOnce<R extends Route>(
	route: R,
	input: RouteInput<R>,
	options: LiveOptions<R>,
	signal: AbortSignal,
): Promise<Outcome> {
	const quiet = new AbortController();
	let outcome: Outcome = "silent";
	let watchdog = setTimeout(() => quiet.abort(), longestSilence);
	try {
		const response = await openStream(route, input, AbortSignal.any([signal, quiet.signal]));
		for await (const text of linesOf(response)) {
			clearTimeout(watchdog);
			watchdog = setTimeout(() => quiet.abort(), longestSilence);
			outcome = "heard";
			const line = checkResponse(route, JSON.parse(text));
			if (line !== null) options.onLine(line.data);
		}
	} catch (error) {
		if (error instanceof ApiError && error.isRefusal) return "refused";
	} finally {
		clearTimeout(watchdog);
	}
	return outcome;
}

async function* linesOf(response: Response): AsyncGenerator<string> {
	const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
	if (!reader) return;
	let rest = "";
	for (;;) {
		const { done, value } = await reader.read();
		if (done) return;
		const lines = (rest + value).split("\n");
		rest = lines.pop() ?? "";
		for (const line of lines) if (line.trim() !== "") yield line;
	}
}
