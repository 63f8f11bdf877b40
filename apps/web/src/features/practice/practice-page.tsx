import { Spinner } from "../../ui/spinner.tsx";

export function PracticePage() {
	return <Spinner />;
}
