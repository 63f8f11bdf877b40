import { DeleteAccountCard } from "../../features/data-rights/index.ts";
import { useProfile } from "../../features/profile/index.ts";
import { SettingsPage } from "../../features/settings/settings-page.tsx";

/** /settings; an account that has not finished registration can be left. A parent's has the family's settings. */
export function AccountSettings() {
	const { user_type, is_admin } = useProfile();
	return <SettingsPage>{user_type === "UNKNOWN" && !is_admin && <DeleteAccountCard />}</SettingsPage>;
}
