import { Spinner } from "../../ui/spinner.tsx";

export function RegisterPage() {
	return <Spinner />;
}
