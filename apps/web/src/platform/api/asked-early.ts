interface Asked {
	token: string;
	/** By the address, and after a "=" the body sent to it; null if it was not for this account. */
	answers: Record<string, Promise<Response | null>>;
}

/** A prefetched response may be used only while the page is starting. */
const startMs = 15_000;

/**
 * The response to the document's own request, once, and only for the same session. Nothing if there was no request, or
 * if it failed: then it is sent again.
 */
export async function takeAsked(
	url: string,
	body: string | undefined,
	token: string | null,
): Promise<Response | undefined> {
	// Set by the document itself (`index.html`) while this program was loading.
	const { asked } = globalThis as { asked?: Asked };
	if (asked?.token !== token || performance.now() > startMs) return undefined;
	const question = body === undefined ? url : `${url}=${body}`;
	const answer = asked?.answers[question];
	delete asked?.answers[question];
	return (await answer?.catch(() => null)) ?? undefined;
}
