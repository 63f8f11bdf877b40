/** Scrolls to a field and focuses it; to its parent field if it has no element of its own. */
export function goToField(root: HTMLElement | null, field: string): void {
	for (let place = field; place !== ""; place = outerOf(place)) {
		const found = root?.querySelector<HTMLElement>(`[data-field="${CSS.escape(place)}"]`);
		if (!found) continue;
		found.closest("details")?.setAttribute("open", "");
		found.scrollIntoView({ block: "center" });
		found.querySelector<HTMLElement>("textarea, input, select, button")?.focus({ preventScroll: true });
		return;
	}
}

/** "boxes[1]" of "boxes[1].answers", "boxes" of "boxes[1]". */
function outerOf(field: string): string {
	return field.replace(/(\.[^.[]*|\[\d+\]|^[^.[]*)$/, "");
}
