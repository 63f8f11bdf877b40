import { lazily } from "../texts/lazily.ts";
const hundredths = /* @__PURE__ */ lazily(() => new Intl.NumberFormat("en-US", { style: "percent" }));

/** A percentage in the page's language: 78 gives "78%". */
export function percentWords(percent: number): string {
	return hundredths().format(percent / 100);
}
