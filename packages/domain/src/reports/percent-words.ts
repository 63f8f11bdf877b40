const hundredths = /* @__PURE__ */ new Intl.NumberFormat("en-US", { style: "percent" });

/** Whole hundredths as the page's language writes them: 78 gives "78%". */
export function percentWords(percent: number): string {
	return hundredths.format(percent / 100);
}
