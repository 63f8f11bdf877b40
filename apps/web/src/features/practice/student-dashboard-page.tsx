import { Spinner } from "../../ui/spinner.tsx";

export function StudentDashboardPage() {
	return <Spinner />;
}
