/** Contract of changes to the caller's own account. */
import { expect } from "vitest";
import { contract } from "./contract.ts";
import { connect, newAddress, nextLetter, newPhone, password, signInNew } from "./target.ts";

contract("user", "Users read their own account and change data and password", async () => {
  const { client, email, id } = await signInNew();
  expect((await client.auth.getUser()).data.user).toMatchObject({
    id,
    email,
    identities: [{ provider: "email", user_id: id }],
  });
  await client.auth.updateUser({ data: { language: "th", theme: "dark" } });
  const { data } = await client.auth.updateUser({ data: { theme: null } });
  expect(data.user?.user_metadata).toMatchObject({ language: "th" });
  expect(data.user?.user_metadata).not.toHaveProperty("theme");
  expect((await client.auth.updateUser({ password })).error).toMatchObject({
    status: 422,
    code: "same_password",
  });
  const elsewhere = connect();
  await elsewhere.auth.signInWithPassword({ email, password });
  expect((await client.auth.updateUser({ password: "quite another phrase" })).error).toBeNull();
  expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
  expect((await client.auth.refreshSession()).error).toBeNull();
});

contract("user", "The address of another user is refused", async () => {
  const [one, other] = [await signInNew(), await signInNew()];
  expect((await one.client.auth.updateUser({ email: other.email })).error).toMatchObject({
    status: 422,
    code: "email_exists",
  });
  expect((await one.client.auth.updateUser({ email: "not an address" })).error).toMatchObject({
    status: 400,
    code: "validation_failed",
  });
});

contract(
  "user",
  "A new email address is confirmed from the old one and the new one",
  async (skip) => {
    const { client, email } = await signInNew();
    const next = newAddress();
    const { data } = await client.auth.updateUser({ email: next });
    expect(data.user).toMatchObject({ email, new_email: next });
    const { token_hash } = await nextLetter(next);
    const first = await connect().auth.verifyOtp({ token_hash, type: "email_change" });
    expect(first.error).toBeNull();
    if (first.data.session) skip("the new address alone confirms a change");
    const { token } = await nextLetter(email);
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
    const second = await connect().auth.verifyOtp({ email, token, type: "email_change" });
    expect(second.data.user?.email).toBe(next);
    expect((await connect().auth.signInWithPassword({ email: next, password })).error).toBeNull();
  },
  ["mailbox"],
);

contract(
  ["user", "verify"],
  "A phone number is added with the code that was sent to it",
  async () => {
    const { client } = await signInNew();
    const phone = newPhone();
    await client.auth.updateUser({ phone: `+${phone}` });
    const { token } = await nextLetter(`+${phone}`);
    const { data } = await client.auth.verifyOtp({ phone: `+${phone}`, token, type: "phone_change" });
    expect(data.user).toMatchObject({ phone, app_metadata: { providers: ["email", "phone"] } });
  },
  ["textMessages"],
);
