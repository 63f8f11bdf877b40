import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { useProfile } from "../profile/index.ts";
import { removeFamily } from "./data-rights.api.ts";
import { DeleteWordsDialog } from "./delete-words-dialog.tsx";
import { ExportDialog } from "./export-dialog.tsx";
import { PrivacyLink } from "./privacy-link.tsx";

/** Export and deletion of the whole family's data. */
export function DeleteFamilyCard() {
	const { is_family_owner } = useProfile();
	const [asked, setAsked] = useState<"export" | "delete" | null>(null);
	const close = () => setAsked(null);
	return (
		<Card title="Your family’s data">
			<p className="text-ink-2 mb-4">
				Save a copy of everything we keep, or delete it. <PrivacyLink>What we keep and why</PrivacyLink>
			</p>
			<div className="flex flex-wrap gap-3">
				<Button variant="line" className="whitespace-normal" onClick={() => setAsked("export")}>
					Save a copy of everything
				</Button>
				{is_family_owner && (
					<Button variant="line" onClick={() => setAsked("delete")}>
						Delete the family
					</Button>
				)}
			</div>
			{!is_family_owner && (
				<p className="help mt-3">Only the guardian who set up the family can delete it.</p>
			)}
			{asked === "export" && <ExportDialog child={null} onClose={close} />}
			{asked === "delete" && (
				<DeleteWordsDialog title="Delete the whole family?" onDelete={removeFamily} onClose={close}>
					<p>
						We delete every child, every guardian’s account and all practice right away. Unused paid days
						aren’t refunded. We keep records of payments, without names.
					</p>
				</DeleteWordsDialog>
			)}
		</Card>
	);
}
