import { ActionButton, type ActionButtonProps } from "../../../ui/buttons/action-button.tsx";
import { workshopKey } from "./workshop.api.ts";

/** A button of a list's row; reloads the lists after it. */
export function Act(props: Omit<ActionButtonProps<unknown>, "family" | "reloads">) {
	return <ActionButton variant="line" family="flat" {...props} reloads={[{ queryKey: workshopKey }]} />;
}
