import { useQueryClient } from "@tanstack/react-query";
import { Download, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { DeleteChildDialog, ExportDialog } from "../data-rights/index.ts";
import { useProfile } from "../profile/index.ts";
import type { Child } from "./children.api.ts";

/** Export and deletion of a child's data. */
export function ChildData({ child }: { child: Child }) {
	const { is_family_owner } = useProfile();
	const client = useQueryClient();
	const [asked, setAsked] = useState<"export" | "delete" | null>(null);
	const close = () => setAsked(null);
	return (
		<section className="ch-part" aria-label={`${child.name}’s data`}>
			<h3>Data</h3>
			<div className="flex flex-wrap gap-3">
				<Button
					variant="line"
					family="flat"
					icon={<Download className="i" />}
					onClick={() => setAsked("export")}
					aria-label={`Save a copy of ${child.name}’s data`}
				>
					Save a copy
				</Button>
				{is_family_owner && (
					<Button
						variant="line"
						family="flat"
						icon={<Trash2 className="i" />}
						onClick={() => setAsked("delete")}
						aria-label={`Delete ${child.name}`}
					>
						Delete
					</Button>
				)}
			</div>
			{asked === "export" && <ExportDialog child={child} onClose={close} />}
			{asked === "delete" && (
				<DeleteChildDialog
					child={child}
					hasDaysLeft={child.enrolled_until !== null}
					onClose={(isDeleted) => {
						close();
						if (isDeleted) void client.invalidateQueries();
					}}
				/>
			)}
		</section>
	);
}
