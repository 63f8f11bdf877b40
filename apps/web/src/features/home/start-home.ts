export interface HomeActions {
	onIntent: () => void;
	onOpen: (mode: "create" | "login") => void;
}
export function startHome(_: HomeActions): void {}
export function showDashboardLink(_: string): void {}
