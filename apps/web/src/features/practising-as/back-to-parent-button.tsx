import { Undo2 } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { BackToParentDialog } from "./lazy-parts.tsx";

/** In the settings of a child on a parent's device, in the place of Logout. */
export function BackToParentButton() {
	const [isLeaving, setIsLeaving] = useState(false);
	return (
		<div>
			<Button variant="line" icon={<Undo2 className="i" />} onClick={() => setIsLeaving(true)}>
				Back to your parent
			</Button>
			{isLeaving && (
				<Suspense fallback={null}>
					<BackToParentDialog onClose={() => setIsLeaving(false)} />
				</Suspense>
			)}
		</div>
	);
}
