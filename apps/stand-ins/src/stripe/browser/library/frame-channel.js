import { ORIGIN } from "./origin.js";

let frames = 0;

/** A frame of the stand-in inside the page, and calls to and events from it. */
export class FrameChannel {
	#calls = new Map();
	#nextCall = 1;
	#loaded;
	#markLoaded;
	#onEvent;

	constructor(path, parameters, onEvent) {
		this.#onEvent = onEvent;
		this.#loaded = new Promise((resolve) => {
			this.#markLoaded = resolve;
		});
		frames += 1;
		const query = new URLSearchParams({ ...parameters, parent: window.location.origin });
		this.iframe = document.createElement("iframe");
		this.iframe.src = `${ORIGIN}${path}?${query}`;
		this.iframe.name = `__privateStripeFrame${frames}`;
		this.iframe.allow = "payment *";
		window.addEventListener("message", this.#receive);
	}

	/** Calls a function of the frame and resolves with what it returns. */
	async call(name, argument) {
		await this.#loaded;
		const call = this.#nextCall++;
		return new Promise((resolve) => {
			this.#calls.set(call, resolve);
			this.iframe.contentWindow?.postMessage({ stripeCall: true, call, name, argument }, ORIGIN);
		});
	}

	remove() {
		window.removeEventListener("message", this.#receive);
		this.iframe.remove();
	}

	#receive = ({ data, origin, source }) => {
		if (source !== this.iframe.contentWindow || origin !== ORIGIN || !data?.stripeFrame) return;
		if (data.event === "loaded") this.#markLoaded();
		else if (data.event) this.#onEvent(data.event, data.detail);
		else this.#settle(data.reply, data.result);
	};

	#settle(call, result) {
		this.#calls.get(call)?.(result);
		this.#calls.delete(call);
	}
}

/** Sets style properties one by one: the page's content policy may forbid style attributes. */
export function setStyles(element, styles) {
	for (const [property, value] of Object.entries(styles)) element.style.setProperty(property, value);
}
