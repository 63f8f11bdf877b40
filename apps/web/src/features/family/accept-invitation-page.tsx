import { Spinner } from "../../ui/spinner.tsx";

export function AcceptInvitationPage() {
	return <Spinner />;
}
