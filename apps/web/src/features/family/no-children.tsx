import { paths } from "../../paths/paths.ts";
import { ButtonLink } from "../../ui/buttons/button-link.tsx";
import { EmptyState } from "../../ui/messages/empty-state.tsx";

interface NoChildrenProps {
	/** What appears once there is a child. */
	hint: string;
	heading?: "h2" | "h3";
}

/** Shown instead of what needs a child. */
export function NoChildren({ hint, heading = "h2" }: NoChildrenProps) {
	return (
		<EmptyState
			title="No children in your family"
			hint={hint}
			heading={heading}
			tile={{ kind: "leaf", color: "mint", soft: true }}
			action={
				<ButtonLink variant="primary" to={paths.addInvitation} reloadDocument>
					Add a child
				</ButtonLink>
			}
		/>
	);
}
