/** Talks to the page that embeds this frame; its origin is named in the frame's address. */
export function openParentChannel(handlers) {
	const parameters = new URLSearchParams(window.location.search);
	const parentOrigin = parameters.get("parent") ?? "";
	const post = (message) => window.parent.postMessage({ stripeFrame: true, ...message }, parentOrigin);
	window.addEventListener("message", async ({ data, origin, source }) => {
		if (source !== window.parent || origin !== parentOrigin || !data?.stripeCall) return;
		const result = await handlers[data.name]?.(data.argument);
		post({ reply: data.call, result });
	});
	return { parameters, emit: (event, detail = {}) => post({ event, detail }) };
}
