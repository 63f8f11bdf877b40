import { Spinner } from "../../ui/spinner.tsx";

export function ParentDashboardPage() {
	return <Spinner />;
}
