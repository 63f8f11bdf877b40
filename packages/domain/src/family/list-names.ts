import { lazily } from "../texts/lazily.ts";

const list = /* @__PURE__ */ lazily(() => new Intl.ListFormat("en-US", { type: "conjunction" }));

/** "Maya", "Maya and Leo", "Maya, Leo, and Ines". */
export function listNames(names: readonly string[]): string {
	return list().format(names);
}
