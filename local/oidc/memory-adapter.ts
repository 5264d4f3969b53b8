/** Keeps the OpenID provider's sessions and codes in memory, until the process ends. */
import type { Adapter, AdapterPayload } from "oidc-provider";

export class MemoryAdapter implements Adapter {
  private readonly kept = new Map<string, AdapterPayload>();

  async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
    this.kept.set(id, payload);
    setTimeout(() => this.kept.delete(id), expiresIn * 1000).unref();
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return this.kept.get(id);
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return [...this.kept.values()].find((payload) => payload.uid === uid);
  }

  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    return [...this.kept.values()].find((payload) => payload.userCode === userCode);
  }

  async consume(id: string): Promise<void> {
    const payload = this.kept.get(id);
    if (payload) this.kept.set(id, { ...payload, consumed: Math.floor(Date.now() / 1000) });
  }

  async destroy(id: string): Promise<void> {
    this.kept.delete(id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, payload] of this.kept) if (payload.grantId === grantId) this.kept.delete(id);
  }
}
