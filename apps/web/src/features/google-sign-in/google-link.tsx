import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { showError } from "../../platform/show-error.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toastSuccess } from "../../ui/toast.tsx";
import { GoogleButton } from "./google-button.tsx";
import { GoogleMark } from "./google-mark.tsx";
import { linkWithGoogle, loadGoogleLink, removeGoogleLink } from "./google-sign-in.api.ts";
import { GoogleSteps } from "./google-steps.tsx";
import { useGoogle } from "./use-google.ts";

const queryKey = ["google-link"];

/** In the settings of an account: which Google account signs in to it, to connect one and to disconnect it. */
export function GoogleLink() {
	const { data, error, refetch, isFetching } = useQuery({
		queryKey,
		queryFn: ({ signal }) => loadGoogleLink(signal),
	});
	if (error) {
		const retry = () => void refetch();
		return (
			<LoadFailed title="Google could not be looked up" error={error} isBusy={isFetching} onRetry={retry} />
		);
	}
	if (!data) return <Skeleton className="h-13 rounded-md" />;
	if (data.email !== null) return <Linked email={data.email} />;
	return data.is_offered ? <Unlinked /> : null;
}

function Linked({ email }: { email: string }) {
	const [isAsking, setIsAsking] = useState(false);
	const [isBusy, setIsBusy] = useState(false);
	const queries = useQueryClient();
	const remove = async () => {
		setIsBusy(true);
		try {
			await removeGoogleLink();
			await queries.invalidateQueries({ queryKey });
			toastSuccess("Google is disconnected");
		} catch (error) {
			showError(error);
		}
		setIsBusy(false);
		setIsAsking(false);
	};
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
			<GoogleMark />
			<p className="min-w-0 flex-1">
				<b className="block">Google</b>
				<span className="text-ink-2 text-sm break-all">{email} signs in to this account.</span>
			</p>
			<Button onClick={() => setIsAsking(true)}>Disconnect</Button>
			<Dialog open={isAsking} onClose={() => setIsAsking(false)} title="Disconnect Google?">
				<div className="grid gap-4">
					<p>You then sign in with email and password alone. You can connect Google again at any time.</p>
					<div className="flex flex-wrap justify-end gap-3">
						<Button onClick={() => setIsAsking(false)}>Keep it</Button>
						<Button variant="primary" busy={isBusy} onClick={() => void remove()}>
							Disconnect
						</Button>
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
		<div className="grid max-w-[26rem] gap-3">
			<p className="text-ink-2">Connect a Google account to sign in without typing a password.</p>
			<GoogleButton google={google} label="Connect Google" />
			<Dialog open={state.kind === "asking"} onClose={google.cancel} title="Confirm with your password">
				{state.kind === "asking" && (
					<div className="grid gap-4">
						<p className="text-ink-2">
							The password of this account, so that nobody else can connect theirs.
						</p>
						<GoogleSteps google={google} asking={state} />
					</div>
				)}
			</Dialog>
		</div>
	);
}
