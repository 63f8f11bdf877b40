interface Asked {
	token: string;
	answers: Record<string, Promise<Response>>;
}

/** An answer stands for the one that would be asked for now only while the page is starting. */
const startMs = 15_000;

/** The answer that the document asked for, once, and only for the session that asks now. */
export function takeAsked(url: string, token: string | null): Promise<Response> | undefined {
	// Put there by the document itself (`index.html`), while this program was still on its way.
	const { asked } = globalThis as { asked?: Asked };
	if (asked?.token !== token || performance.now() > startMs) return undefined;
	const answer = asked?.answers[url];
	delete asked?.answers[url];
	return answer;
}
