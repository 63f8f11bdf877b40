interface Asked {
	token: string;
	/** By the address, and behind a "=" what was sent to it; null where it was not for this account. */
	answers: Record<string, Promise<Response | null>>;
}

/** An answer stands for the one that would be asked for now only while the page is starting. */
const startMs = 15_000;

/**
 * The answer that the document asked for, once, and only for the session that asks now. Nothing where it did not ask, or
 * where its question failed: that is asked again.
 */
export async function takeAsked(
	url: string,
	body: string | undefined,
	token: string | null,
): Promise<Response | undefined> {
	// Put there by the document itself (`index.html`), while this program was still on its way.
	const { asked } = globalThis as { asked?: Asked };
	if (asked?.token !== token || performance.now() > startMs) return undefined;
	const question = body === undefined ? url : `${url}=${body}`;
	const answer = asked?.answers[question];
	delete asked?.answers[question];
	return (await answer?.catch(() => null)) ?? undefined;
}
