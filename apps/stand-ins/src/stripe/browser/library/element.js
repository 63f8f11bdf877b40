import { FrameChannel, setStyles } from "./frame-channel.js";
import { IntegrationError } from "./integration-error.js";

const FRAME_STYLES = {
	border: "none",
	display: "block",
	width: "100%",
	height: "0",
	margin: "0",
	padding: "0",
	"user-select": "none",
	// A frame is only transparent while its color scheme is the same as its element's.
	"color-scheme": "light",
};

/** One form of the library in the page: a frame that keeps the card to itself. */
export class StripeElement {
	#type;
	#options;
	#group;
	#listeners = new Map();
	#channel;
	#destroyed = false;

	constructor(type, options, group) {
		this.#type = type;
		this.#options = options ?? {};
		this.#group = group;
	}

	get _type() {
		return this.#type;
	}

	mount(target) {
		if (this.#destroyed)
			throw new IntegrationError("This Element has already been destroyed. Please create a new one.");
		const parent = typeof target === "string" ? document.querySelector(target) : target;
		if (!parent) throw new IntegrationError("The selector or node you specified applies to no DOM element.");
		if (this.#channel) this.unmount();
		this.#channel = new FrameChannel("/elements-frame", { type: this.#type }, (event, detail) =>
			this.#handle(event, detail),
		);
		const { iframe } = this.#channel;
		iframe.title = "Secure payment input frame";
		setStyles(iframe, FRAME_STYLES);
		parent.replaceChildren(iframe);
		this.#emit("loaderstart", { elementType: this.#type });
		this.#channel.call("start", {
			key: this.#group.key,
			clientSecret: this.#group.clientSecret,
			appearance: this.#group.appearance,
			options: toPlain(this.#options),
		});
	}

	unmount() {
		this.#channel?.remove();
		this.#channel = undefined;
	}

	destroy() {
		this.unmount();
		this.#destroyed = true;
		this.#listeners.clear();
		this.#group.forget(this);
	}

	update(options) {
		this.#options = { ...this.#options, ...options };
		this.#channel?.call("update", { options: toPlain(options) });
	}

	on(event, listener) {
		const listeners = this.#listeners.get(event) ?? new Set();
		this.#listeners.set(event, listeners.add(listener));
		return this;
	}

	once(event, listener) {
		const once = (detail) => {
			this.off(event, once);
			listener(detail);
		};
		return this.on(event, once);
	}

	off(event, listener) {
		if (listener) this.#listeners.get(event)?.delete(listener);
		else this.#listeners.delete(event);
		return this;
	}

	focus() {
		this.#channel?.call("focus");
	}

	blur() {
		this.#channel?.call("blur");
	}

	clear() {
		this.#channel?.call("clear");
	}

	// There is only one payment method, so nothing can be collapsed.
	collapse() {}

	/** Asks the frame to do something with the card in it. */
	_ask(name, argument) {
		if (this.#channel) return this.#channel.call(name, argument);
		throw new IntegrationError(
			`We could not retrieve data from the specified Element. Please make sure the Element you are attempting to use is still mounted.`,
		);
	}

	_restyle(appearance) {
		this.#channel?.call("restyle", { appearance });
	}

	#handle(event, detail) {
		if (event === "height") setStyles(this.#channel.iframe, { height: `${detail.height}px` });
		else this.#emit(event, { elementType: this.#type, ...detail });
	}

	#emit(event, detail) {
		for (const listener of this.#listeners.get(event) ?? []) listener(detail);
	}
}

/** Options without functions, which cannot be sent to a frame. */
export function toPlain(options) {
	return JSON.parse(JSON.stringify(options ?? {}));
}
