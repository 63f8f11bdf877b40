import { Play } from "lucide-react";
import { Suspense, useState } from "react";
import { ApiError } from "../../platform/api/api-client.ts";
import { showError } from "../../platform/api/show-error.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useAction } from "../../ui/use-action.ts";
import { PinForm } from "./lazy-parts.tsx";
import { leaveForOwnDashboard, startAs } from "./practising-as.api.ts";

export interface StartPractisingProps {
	child: { id: string; name: string };
	/** The child's name in the family. */
	callName: string;
	disabled?: boolean;
}

/** Starts a session for a child without its own sign-in; first asks for a PIN if there is none. */
export function StartPractising({ child, callName, disabled = false }: StartPractisingProps) {
	const [needsPin, setNeedsPin] = useState(false);
	const start = useAction(() => startAs(child.id), {
		onDone: leaveForOwnDashboard,
		onError: (error) => {
			if (error instanceof ApiError && error.code === "pin_not_set") setNeedsPin(true);
			else showError(error);
		},
	});
	return (
		<>
			<Button
				variant="primary"
				// A name may be wider than the card.
				className="max-w-full py-2 wrap-anywhere whitespace-normal"
				icon={<Play className="i shrink-0" />}
				busy={start.isPending}
				disabled={disabled}
				onClick={() => start.run()}
			>
				Start practicing as {callName}
			</Button>
			<Dialog open={needsPin} onClose={() => setNeedsPin(false)} title="Choose a PIN first">
				<p className="text-ink-2">
					While {callName} practices here, your own account is locked. The PIN brings you back.
				</p>
				<Suspense fallback={<Skeleton className="h-40" />}>
					<PinForm submitLabel="Save PIN and start" onSaved={() => start.run()} />
				</Suspense>
			</Dialog>
		</>
	);
}
