import { newSecretToken } from "../../platform/auth/secret-token.ts";

/**
 * How a sign-in was started, and by which press of the button: the result must reach that page and no other.
 */
export interface SignInWay {
	/** `popup`: the result goes to the page that opened the window; `page`: the window itself continues. */
	mode: "popup" | "page";
	/** Chosen by the page; never a secret. */
	attempt: string;
}

/** Parses the page's parameters; anything invalid is a popup of no page. */
export function readWay(mode: unknown, attempt: unknown): SignInWay {
	const isFine = typeof attempt === "string" && /^[\w-]{1,64}$/.test(attempt);
	return { mode: mode === "page" ? "page" : "popup", attempt: isFine ? attempt : "none" };
}

/**
 * A new unguessable state that also encodes how it was started, so that a result finds its page even if its
 * flow is gone.
 */
export function newState({ mode, attempt }: SignInWay): string {
	return `${mode}.${attempt}.${newSecretToken()}`;
}

export function wayOfState(state: string): SignInWay {
	const [mode, attempt] = state.split(".");
	return readWay(mode, attempt);
}
