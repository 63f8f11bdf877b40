/** Loads the rules for forced colors, now or once they are active; few people need them. */
export function dressForcedColors(load: () => Promise<unknown>): void {
	const forcedColors = matchMedia("(forced-colors: active)");
	const dress = () => forcedColors.matches && void load();
	dress();
	forcedColors.addEventListener("change", dress);
}
