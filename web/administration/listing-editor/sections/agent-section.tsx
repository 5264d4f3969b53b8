/** The agent who shows the home. */
import { EditedText } from "./edited-fields.tsx";

export function AgentSection() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <EditedText name="agent_name" isOptional />
      <EditedText name="agent_phone" isOptional type="tel" />
      <EditedText name="agent_email" isOptional type="email" />
    </div>
  );
}
