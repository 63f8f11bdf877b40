/** Loads the rules for pages whose colors the system chooses, now or as soon as it does; few need them. */
export function dressForcedColors(): void {
	const forcedColors = matchMedia("(forced-colors: active)");
	const dress = () => forcedColors.matches && void import("../styles/forced-colors.css");
	dress();
	forcedColors.addEventListener("change", dress);
}
