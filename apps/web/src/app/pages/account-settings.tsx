import { DeleteAccountCard } from "../../features/data-rights/index.ts";
import { BackToParentButton } from "../../features/practising-as/index.ts";
import { useProfile } from "../../features/profile/index.ts";
import { SettingsPage } from "../../features/settings/settings-page.tsx";

/**
 * /settings; an account that has not finished registration can be left, and a child on a parent's device goes back to
 * the parent. A parent's has the family's settings.
 */
export function AccountSettings() {
	const { user_type, is_admin, is_opened_by_parent } = useProfile();
	return (
		<SettingsPage>
			{user_type === "UNKNOWN" && !is_admin && <DeleteAccountCard />}
			{is_opened_by_parent && <BackToParentButton />}
		</SettingsPage>
	);
}
