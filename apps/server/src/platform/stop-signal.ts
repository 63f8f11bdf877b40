/** A signal that aborts at the first SIGTERM, SIGINT or SIGHUP; further ones change nothing. */
export function stopSignal(): AbortSignal {
	const controller = new AbortController();
	for (const name of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(name, () => controller.abort());
	return controller.signal;
}

/** Resolves when the signal aborts. */
export function fired(signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		if (signal.aborted) resolve();
		else signal.addEventListener("abort", () => resolve(), { once: true });
	});
}
