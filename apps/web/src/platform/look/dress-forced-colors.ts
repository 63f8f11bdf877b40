/** Loads the rules for forced colors, now or once they are active; few people need them. */
export function dressForcedColors(): void {
	const forcedColors = matchMedia("(forced-colors: active)");
	const dress = () => forcedColors.matches && void import("../../styles/forced-colors.css");
	dress();
	forcedColors.addEventListener("change", dress);
}
