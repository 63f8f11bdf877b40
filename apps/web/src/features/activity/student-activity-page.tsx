import { Spinner } from "../../ui/spinner.tsx";

export function StudentActivityPage() {
	return <Spinner />;
}
