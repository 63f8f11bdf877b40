import { Eye } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { useAction } from "../../ui/use-action.ts";
import { impersonate } from "./impersonation.api.ts";

export interface ImpersonateButtonProps {
	accountId: string;
	name: string;
	/** The person's first page. */
	dashboardTo: string;
	/** What the button says. */
	children?: ReactNode;
}

/** Asks for confirmation, and opens the product as this person sees it. */
export function ImpersonateButton({
	accountId,
	name,
	dashboardTo,
	children = "See as",
}: ImpersonateButtonProps) {
	const [isAsked, setIsAsked] = useState(false);
	const start = useAction(() => impersonate(accountId, dashboardTo));
	return (
		<>
			<Button variant="line" icon={<Eye className="i" />} onClick={() => setIsAsked(true)}>
				{children}
			</Button>
			<Dialog
				open={isAsked}
				onClose={() => setIsAsked(false)}
				dismissible={!start.isPending}
				title={`See Learnin as ${name}?`}
			>
				<div className="text-ink-2 grid gap-2">
					<p>
						This tab shows what {name} sees, for 15 minutes. Nothing can be changed, and cards aren’t shown.
					</p>
					<p>The audit log records who looked and when.</p>
				</div>
				<div className="grid gap-3 sm:flex sm:flex-row-reverse">
					<Button variant="primary" busy={start.isPending} data-autofocus onClick={() => start.run()}>
						See as {name}
					</Button>
					<Button variant="line" disabled={start.isPending} onClick={() => setIsAsked(false)}>
						Cancel
					</Button>
				</div>
			</Dialog>
		</>
	);
}
