import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { showError } from "../../platform/api/show-error.ts";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toastSuccess } from "../../ui/messages/toast.tsx";
import { GoogleButton } from "./google-button.tsx";
import { linkWithGoogle, loadGoogleLink, removeGoogleLink } from "./google-sign-in.api.ts";
import { GoogleSteps } from "./google-steps.tsx";
import { useGoogle } from "./use-google.ts";

const queryKey = ["google-link"];

/** In an account's settings: its linked Google account, to connect or disconnect. */
export function GoogleLink() {
	const query = useQuery({
		queryKey,
		queryFn: ({ signal }) => loadGoogleLink(signal),
	});
	const { data, error } = query;
	if (error) return <LoadFailed title="We couldn’t reach Google" query={query} />;
	if (data && data.email === null && !data.is_offered) return null;
	return (
		<Card title="Google">
			{data === undefined && <Skeleton className="h-13 w-full rounded-xl" />}
			{data && (data.email === null ? <Unlinked /> : <Linked email={data.email} />)}
		</Card>
	);
}

function Linked({ email }: { email: string }) {
	const [isAsking, setIsAsking] = useState(false);
	const close = () => setIsAsking(false);
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
			<p className="text-ink-2 min-w-0 flex-[1_1_14rem]">
				<b className="text-ink-1 wrap-anywhere">{email}</b> signs in to this account.
			</p>
			<Button variant="line" onClick={() => setIsAsking(true)}>
				Disconnect
			</Button>
			<Dialog open={isAsking} onClose={close} title="Disconnect Google?">
				<div className="grid gap-4">
					<p>You’ll sign in with your email and password. You can connect Google again at any time.</p>
					<div className="flex flex-wrap justify-end gap-3">
						<Button variant="ghost" onClick={close}>
							Keep it
						</Button>
						<ActionButton
							variant="primary"
							work={removeGoogleLink}
							done="Google is disconnected"
							reloads={[{ queryKey }]}
							onDone={close}
							onError={(error) => {
								showError(error);
								close();
							}}
						>
							Disconnect
						</ActionButton>
					</div>
				</div>
			</Dialog>
		</div>
	);
}

function Unlinked() {
	const queries = useQueryClient();
	const google = useGoogle(linkWithGoogle, location.pathname, () => {
		toastSuccess("Google is connected");
		void queries.invalidateQueries({ queryKey });
	});
	const { state } = google;
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
			<p className="text-ink-2 min-w-0 flex-[1_1_14rem]">
				Connect a Google account to sign in without typing a password.
			</p>
			<div className="min-w-0 flex-[0_1_auto]">
				<GoogleButton google={google} label="Connect Google" size="md" />
			</div>
			<Dialog open={state.kind === "asking"} onClose={google.cancel} title="Confirm with your password">
				{state.kind === "asking" && (
					<div className="grid gap-4">
						<p className="text-ink-2">
							Your Learnin password, so nobody else can connect their Google account.
						</p>
						<GoogleSteps google={google} asking={state} />
					</div>
				)}
			</Dialog>
		</div>
	);
}
