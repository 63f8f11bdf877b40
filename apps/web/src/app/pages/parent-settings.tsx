import { Suspense } from "react";
import { DeleteFamilyCard } from "../../features/data-rights/index.ts";
import { GuardiansCard } from "../../features/guardians/index.ts";
import { DigestCard } from "../../features/notifications/index.ts";
import { PinCard } from "../../features/practising-as/index.ts";
import { ParentSettingsPage } from "../../features/settings/parent-settings-page.tsx";

/** /parent/settings with the family's cards from several features. */
export function ParentSettings() {
	return (
		<ParentSettingsPage>
			<GuardiansCard />
			<PinCard />
			<Suspense fallback={null}>
				<DigestCard />
			</Suspense>
			<DeleteFamilyCard />
		</ParentSettingsPage>
	);
}
