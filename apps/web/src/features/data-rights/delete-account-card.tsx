import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { removeAccount } from "./data-rights.api.ts";
import { DeleteWordsDialog } from "./delete-words-dialog.tsx";

/** For an account that has not finished registration. */
export function DeleteAccountCard() {
	const [isAsking, setIsAsking] = useState(false);
	return (
		<Card title="Delete your account">
			<p className="text-ink-2 mb-4">
				This deletes your account, and the children you added, right away. You haven’t paid anything.
			</p>
			<Button variant="line" onClick={() => setIsAsking(true)}>
				Delete account
			</Button>
			{isAsking && (
				<DeleteWordsDialog
					title="Delete your account?"
					onDelete={removeAccount}
					onClose={() => setIsAsking(false)}
				>
					<p>This deletes your account, and the children you added, right away.</p>
				</DeleteWordsDialog>
			)}
		</Card>
	);
}
